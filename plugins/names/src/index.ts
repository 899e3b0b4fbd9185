export {
  type NameRequest,
  type NamesContract,
  type NamesState,
  namesContract,
  type RegisteredName,
} from './contract'
export type { NamesOptions } from './options'
export { names } from './plugin'
