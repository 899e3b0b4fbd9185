#!/usr/bin/env node
import { run } from 'latchkey/internal/command-line'

process.exitCode = await run(process.argv.slice(2))
