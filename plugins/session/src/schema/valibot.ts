// What this repository uses of valibot, for schemas of what comes from outside. Those of objects are made so that they also work
// on pages whose libraries extend `Object.prototype`: valibot takes each name that `for…in` finds for a part of the schema.
import * as v from 'valibot'

export {
  array,
  type BaseIssue,
  bigint,
  boolean,
  check,
  custom,
  email,
  exactOptional,
  fallback,
  finite,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  integer,
  is,
  lazy,
  literal,
  looseTuple,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  nullable,
  nullish,
  number,
  optional,
  parse,
  parseJson,
  picklist,
  pipe,
  rawTransform,
  readonly,
  record,
  regex,
  safeInteger,
  safeParse,
  startsWith,
  strictTuple,
  string,
  toLowerCase,
  transform,
  trim,
  tuple,
  tupleWithRest,
  union,
  unknown,
  ValiError,
  variant,
} from 'valibot'

export const object: typeof v.object = /* @__PURE__ */ ofOwnEntries(v.object)
export const looseObject: typeof v.looseObject = /* @__PURE__ */ ofOwnEntries(v.looseObject)
export const strictObject: typeof v.strictObject = /* @__PURE__ */ ofOwnInput(
  /* @__PURE__ */ ofOwnEntries(v.strictObject),
)
export const partial: typeof v.partial = /* @__PURE__ */ ofOwnEntries(v.partial)

/** The function, with schemas whose entries inherit nothing. */
function ofOwnEntries<Make extends (...given: never[]) => { readonly entries: object }>(make: Make): Make {
  return new Proxy(make, {
    apply(target, self, given) {
      const schema: { readonly entries: object } = Reflect.apply(target, self, given)
      Object.setPrototypeOf(schema.entries, null)
      return schema
    },
  })
}

/** The function, with schemas that take what an object inherits for no part of it: valibot refuses each name that it does not know. */
function ofOwnInput<Make extends (...given: never[]) => object>(make: Make): Make {
  return new Proxy(make, {
    apply(target, self, given) {
      const schema: object = Reflect.apply(target, self, given)
      const read: unknown = Reflect.get(schema, '~run')
      if (typeof read !== 'function') return schema
      // `pipe` and others copy the schema and read with the copy.
      const readOwn = function (
        this: unknown,
        dataset: { readonly value: unknown },
        config: unknown,
      ): unknown {
        const { value } = dataset
        const isObject = typeof value === 'object' && value !== null
        const own = isObject ? Object.assign(Object.create(null), value) : value
        return Reflect.apply(read, this, [{ ...dataset, value: own }, config])
      }
      return Object.assign(schema, { '~run': readOwn })
    },
  })
}
