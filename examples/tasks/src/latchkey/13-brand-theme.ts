import { essentials } from 'latchkey'

export const plugins = essentials({ modal: { themeMode: 'dark', themeVariables: { '--lk-accent': '#0a7' } } })
