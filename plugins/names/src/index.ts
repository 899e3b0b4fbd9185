export {
  type NameRequest,
  type NamesContract,
  type NamesState,
  namesContract,
  type RegisteredName,
} from './contract'
export { type NamesOptions, names } from './plugin'
