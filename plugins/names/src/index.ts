export type { NamesOptions } from './contract'
export {
  type NameRequest,
  type NamesContract,
  type NamesState,
  namesContract,
  type RegisteredName,
} from './contract'
export { names } from './plugin'
