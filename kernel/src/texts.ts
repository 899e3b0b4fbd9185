import { InsecureContextError, RequestAbortedError, ViewLoadError } from './errors'
import { HttpResponseError } from './ports/send-http'
import { InvalidViewArgumentsError } from './router/view-arguments'
import { withErrorTexts } from './text/text'
import { RpcUnhandledError, ViewDismissedError } from './unanswered-errors'

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
