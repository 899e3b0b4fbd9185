/** What nearly every view draws with, and the roots around it. */

export * from './base/button'
export * from './base/icon-button'
export * from './base/icons'
export * from './base/image'
export * from './base/list'
export * from './base/marks'
export * from './base/sheets'
export * from './base/text'
export * from './base/theme-root'
export * from './base/view-layout'
