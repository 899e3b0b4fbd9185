import { InsecureContextError, RequestAbortedError, ViewLoadError } from './errors'
import { HttpResponseError } from './ports/send-http'
import { InvalidViewArgumentsError } from './router/view-arguments'
import { ViewDismissedError } from './router/view-dismissed-error'
import { RpcUnhandledError } from './rpc/rpc-unhandled-error'
import { withErrorTexts } from './text/with-error-texts'

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts({}, [
  ViewLoadError,
  ViewDismissedError,
  InvalidViewArgumentsError,
  RequestAbortedError,
  RpcUnhandledError,
  InsecureContextError,
  HttpResponseError,
])
