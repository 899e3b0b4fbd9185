export { defineElements } from '@latchkey/elements'
export { createLatchkey, everything } from '@latchkey/everything'
