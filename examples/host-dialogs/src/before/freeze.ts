/** What a careful page freezes by hand, with none of the care that SES takes. */
const builtIns = [
  Object,
  Array,
  Function,
  Error,
  TypeError,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  Symbol,
  String,
]
const otherBuiltIns = [
  Number,
  BigInt,
  Boolean,
  RegExp,
  Date,
  Proxy,
  URL,
  URLSearchParams,
  AbortController,
  Event,
]
const plain = [Reflect, JSON, Math, Intl]

// Somebody's old code put these here, and every `for…in` over a list meets them.
Object.assign(Array.prototype, { last: () => undefined })

for (const one of [...builtIns, ...otherBuiltIns]) {
  Object.freeze(one)
  if (one.prototype) Object.freeze(one.prototype)
}
for (const one of plain) Object.freeze(one)

export {}
