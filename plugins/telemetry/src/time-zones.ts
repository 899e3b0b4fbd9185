/**
 * The time zones of mainland China, Hong Kong and Macau by their IANA names, older ones included: those that the
 * specification of this product names as restricted. Nothing is restricted unless a host passes them.
 *
 * @example telemetry({ restrictedTimeZones: RESTRICTED_TIME_ZONES })
 */
export const RESTRICTED_TIME_ZONES: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Hong_Kong',
  'Asia/Macao',
  'Asia/Beijing',
]
