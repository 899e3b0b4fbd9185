export {
  type FrameHost,
  type HeaderAction,
  headerActions,
  type ModalApi,
  type ModalContract,
  type ModalState,
  modalContract,
  type OpenOptions,
  type ThemeMode,
  type ThemeVariables,
} from './contract'
export type { ModalOptions } from './options'
export { modal } from './plugin'
