# The throughput benchmark: every lane of every warp runs a 14-instruction ALU (or, with -DFP, float) loop N times.
#
# The file Vortex's models were measured with, unchanged: only this comment was added. It brings its own macros, so it
# stands without simt.inc. It prints, in hexadecimal, the cycles and lane-instructions of the loops and the numbers of
# warps and lanes; it checks nothing and exits with 0.
# Built four times: alu_loop, alu_loop_fp (-DFP), and short (-DN) as alu_loop_short and alu_loop_fp_short, for engines
# compared cycle by cycle.
#define WSPAWN(cnt,pc) .insn r 0x0B, 1, 0, x0, cnt, pc
#define TMC(reg)     .insn r 0x0B, 0, 0, x0, reg, x0
#ifndef N
#define N 100000
#endif
#ifndef EXITADDR
#define EXITADDR 0x88
#endif
.section .text
.global _start
_start:
  csrr s0, 0xB00        # mcycle
  csrr s1, 0xB02        # minstret
  csrr t0, 0xFC1        # num warps
  la   t1, worker
  WSPAWN(t0,t1)
  jal  ra, body
  li   t0, 1
  WSPAWN(t0,x0)         # join: wait until single warp
  fence
  csrr s2, 0xB00
  csrr s3, 0xB02
  sub  a0, s2, s0
  jal  ra, puthex
  sub  a0, s3, s1
  jal  ra, puthex
  csrr a0, 0xFC1
  jal  ra, puthex
  csrr a0, 0xFC0
  jal  ra, puthex
  li   t0, 0x40
  li   t1, 10
  sb   t1, 0(t0)
  li   t0, EXITADDR
  sw   x0, 0(t0)
  fence
  TMC(x0)
1: j 1b

worker:
  jal ra, body
  TMC(x0)

body:
  li   t0, -1
  TMC(t0)
  li   t2, N
  csrr a0, 0xCC0
  csrr a1, 0xCC1
  li   a2, 3
  li   a3, 5
  li   a4, 7
  li   a5, 11
  li   a6, 13
  li   a7, 17
#ifdef FP
  fcvt.s.w fa0, a0
  fcvt.s.w fa1, a1
  fcvt.s.w fa2, a2
  fcvt.s.w fa3, a3
  fcvt.s.w fa4, a4
  fcvt.s.w fa5, a5
#endif
.balign 64
1:
#ifdef FP
  fmadd.s fa0, fa1, fa2, fa0
  fadd.s  fa3, fa3, fa1
  fmul.s  fa4, fa4, fa2
  fmadd.s fa5, fa1, fa2, fa5
#else
  add  a0, a0, a1
  xor  a2, a2, a0
  slli a3, a3, 1
  add  a4, a4, a2
#endif
  xor  a5, a5, a3
  sub  a6, a6, a1
  or   a7, a7, a6
  and  a3, a3, a7
  add  t3, a5, a6
  srli t4, a7, 2
  xor  t5, t4, t3
  add  a1, a1, t5
  addi t2, t2, -1
  bnez t2, 1b
  li   t0, 1
  TMC(t0)
  ret

puthex:               # a0 -> 8 hex digits + space at 0x40
  li   t0, 0x40
  li   t1, 8
1: srli t2, a0, 28
  slli a0, a0, 4
  li   t3, 10
  addi t4, t2, '0'
  blt  t2, t3, 2f
  addi t4, t2, 'a'-10
2: sb   t4, 0(t0)
  addi t1, t1, -1
  bnez t1, 1b
  li   t4, ' '
  sb   t4, 0(t0)
  ret
