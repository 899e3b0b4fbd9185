export { createFramePages, type FrameAnswer, type FramePages, type FramePagesOptions } from './frame-pages'
export type { Deliver, Mail } from './mail'
