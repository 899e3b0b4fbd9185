// The lazy module that explains what a request would do.

export { explainRequest } from './explain-request'
export { simulateRequest } from './simulate-request'
