/** What the files of a new plugin are made from. */
export interface Sketch {
  /** kebab-case; also the folder's name. */
  readonly id: string
  /** `priceAlerts` */
  readonly camel: string
  /** `PriceAlerts` */
  readonly pascal: string
  /** `@latchkey/price-alerts` */
  readonly packageName: string
  readonly description: string
}

/** Refuses a name that the shape check would refuse later. */
export function sketchOf(id: string): Sketch {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new Error(`"${id}" is no kebab-case name such as price-alerts`)
  }
  const [first = id, ...rest] = id.split('-')
  const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const camel = [first, ...rest.map(upper)].join('')
  return {
    id,
    camel,
    pascal: upper(camel),
    packageName: `@latchkey/${id}`,
    description: `${upper(first)}${rest.map((word) => ` ${word}`).join('')}`,
  }
}
