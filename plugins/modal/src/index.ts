export type { ModalOptions } from './contract'
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
export { modal } from './plugin'
