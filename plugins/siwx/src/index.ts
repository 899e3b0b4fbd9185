export { MalformedMessageError } from './errors'
export type { SiwxMessage } from './message'
