/**
 * The most bytes that a budget allows: its figure and a tolerance, so that a change of a few bytes moves no file. The
 * tolerance is 2 % of the figure or 256 B, whichever is more, and never more than a quarter of the figure.
 * @param figure bytes, as recorded
 */
export const mostBytes = (figure: number): number => figure + toleranceOf(figure)

/** Whether a documented figure is still what was measured, give or take the tolerance. Both in bytes. */
export const isStillTrue = (figure: number, measured: number): boolean =>
  Math.abs(measured - figure) <= toleranceOf(figure)

function toleranceOf(figure: number): number {
  return Math.floor(Math.max(figure * 0.02, Math.min(256, figure / 4)))
}
