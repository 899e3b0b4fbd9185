/** Takes bytes one after the other; a `RangeError` where there are too few. */
export interface ByteReader {
  readonly position: number
  peek(): number
  take(length: number): Uint8Array
  /** One byte. */
  number(): number
  /** Solana's compact-u16: seven bits a byte, the lowest first. */
  shortNumber(): number
  /** As many as a short number in front says. */
  list<Item>(read: () => Item): Item[]
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  let position = 0
  const reader: ByteReader = {
    get position() {
      return position
    },
    peek: () => bytes[position] ?? ends(),
    take(length) {
      if (position + length > bytes.length) ends()
      position += length
      return bytes.slice(position - length, position)
    },
    number: () => reader.take(1)[0] ?? ends(),
    shortNumber() {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const byte = reader.number()
        value |= (byte & 0x7f) << shift
        if (byte < 0x80) return value
      }
      throw new RangeError('a length has too many bytes')
    },
    list: (read) => Array.from({ length: reader.shortNumber() }, read),
  }
  return reader
}

function ends(): never {
  throw new RangeError('it ends too early')
}
