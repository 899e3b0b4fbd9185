export { createSiwxApp, type SiwxAppOptions } from './app'
