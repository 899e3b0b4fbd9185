import { InsecureContextError, RequestAbortedError, ViewLoadError } from './errors'
import { HttpResponseError } from './ports/send-http'
import { InvalidViewArgumentsError } from './router/view-arguments'
import { ViewDismissedError } from './router/view-dismissed-error'
import { RpcUnhandledError } from './rpc/rpc-unhandled-error'
import { errorTexts } from './text/error-texts'

/** Every text of this package in English, by key. A translation needs the same keys. */
export const english: Readonly<Record<string, string>> = errorTexts([
  ViewLoadError,
  ViewDismissedError,
  InvalidViewArgumentsError,
  RequestAbortedError,
  RpcUnhandledError,
  InsecureContextError,
  HttpResponseError,
])
