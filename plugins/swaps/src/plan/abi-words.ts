/** Words of 32 bytes in ABI-encoded data, as hex digits. Whatever lies outside the data is `undefined`. */
export interface AbiWords {
  /** The number at a position, counted in words. */
  number(position: number): bigint | undefined
  /** The address in the last 20 bytes of a word, which is what a contract takes of it. */
  address(position: number): string | undefined
  /** The data from the offset that a word gives: bytes, or a list with its length in front. */
  at(position: number): AbiWords | undefined
  /** The bytes that begin here, with their length in front. */
  bytes(): string | undefined
  /** Of a list that begins here: each of its items, which are themselves bytes. */
  listOfBytes(): readonly string[] | undefined
  /** Of a list of addresses that begins here: the first and the last. */
  ends(): readonly [string, string] | undefined
}

const WORD = 64
/** No call of a swap has more parts; more are not read. */
const MAX_ITEMS = 32

/** @param hex in lower case, without `0x` */
export function abiWords(hex: string): AbiWords {
  const word = (position: number): string | undefined => {
    const text = hex.slice(position * WORD, (position + 1) * WORD)
    return text.length === WORD ? text : undefined
  }
  const number = (position: number): bigint | undefined => {
    const text = word(position)
    return text === undefined ? undefined : BigInt(`0x${text}`)
  }
  /** A number that can be a length or an offset here. */
  const size = (position: number): number | undefined => {
    const value = number(position)
    return value !== undefined && value <= BigInt(hex.length) ? Number(value) : undefined
  }
  const address = (position: number): string | undefined => {
    const text = word(position)
    return text === undefined ? undefined : `0x${text.slice(24)}`
  }
  const from = (start: number | undefined): AbiWords | undefined =>
    start === undefined || start * 2 >= hex.length ? undefined : abiWords(hex.slice(start * 2))
  const count = (): number | undefined => {
    const length = size(0)
    return length !== undefined && length <= MAX_ITEMS ? length : undefined
  }
  return {
    number,
    address,
    at: (position) => from(size(position)),
    bytes() {
      const length = size(0)
      const data = length === undefined ? undefined : hex.slice(WORD, WORD + length * 2)
      return data !== undefined && data.length === (length ?? 0) * 2 ? data : undefined
    },
    listOfBytes() {
      const length = count()
      if (length === undefined) return undefined
      // Offsets count from behind the length.
      const items = abiWords(hex.slice(WORD))
      const found = Array.from({ length }, (_, index) => items.at(index)?.bytes())
      return found.every((one) => one !== undefined) ? found : undefined
    },
    ends() {
      const length = count()
      const first = length ? address(1) : undefined
      const last = length ? address(length) : undefined
      return first === undefined || last === undefined ? undefined : [first, last]
    },
  }
}
