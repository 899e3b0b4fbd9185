/** Where the end-to-end tests find the playground they are to run over, instead of its own build. */
export const PLAYGROUND_VARIABLE = 'LATCHKEY_PLAYGROUND'
