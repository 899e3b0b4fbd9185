/** From width and height in px to the factor for `vars.radius.picture`, which is the radius of a picture of 40 px. */
export const pictureSizes = {
  20: 0.5,
  24: 0.6,
  32: 0.8,
  40: 1,
  48: 1.2,
  56: 1.4,
  64: 1.6,
  72: 1.8,
  80: 2,
} as const
