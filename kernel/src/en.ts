/** Every sentence of an error a visitor can meet, by code, in English: what a translation starts from. */
export const english: Readonly<Record<string, string>> = {
  'error.VIEW_LOAD': 'This part could not be loaded',
  'recovery.VIEW_LOAD': 'Check the connection, then try again.',
  'error.VIEW_DISMISSED': 'The view was closed',
  'error.REQUEST_ABORTED': 'Request was aborted',
  'error.RPC_UNHANDLED': 'This request cannot be answered here',
  'error.INSECURE_CONTEXT': 'This page cannot make secure random values',
  'recovery.INSECURE_CONTEXT': 'Open the page over https.',
}
