/** The theme variables a host page may set, on any element above the portal or on the portal itself. */
export const hostInputs = {
  /** A colour. Replaces brass. */
  accent: '--lk-accent',
  /** A colour. Replaces the surface. */
  background: '--lk-background',
  /** A colour that is mixed into surface and fills. */
  colorMix: '--lk-color-mix',
  /** How much of it, a number from 0 to 100 without a unit. */
  colorMixStrength: '--lk-color-mix-strength',
  /** A font-family list. */
  fontFamily: '--lk-font-family',
  /** A length, 10px by default: every text size and the grid are multiples of it. */
  fontSizeMaster: '--lk-font-size-master',
  /** A length, 4px by default: every radius is a multiple of it. */
  borderRadiusMaster: '--lk-border-radius-master',
  /** A number, 999 by default, for the embedded dialog. */
  zIndex: '--lk-z-index',
} as const
