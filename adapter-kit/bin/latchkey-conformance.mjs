#!/usr/bin/env node
// `npx latchkey-conformance ./connector` checks a connector against all clauses of the contract.
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkConnector, formatClauseResult } from '@latchkey/adapter-kit/conformance'

const usage = `Usage: npx latchkey-conformance ./connector

The module exports \`harness\`: a function that returns (or resolves with) a new { connector, wallet }.
The README of @latchkey/session shows one in five lines.`

const endings = ['', '.js', '.mjs', '.ts', '.mts', '/index.js', '/index.ts']

class UsageError extends Error {}

function fileOf(name) {
  const file = endings
    .map((end) => resolve(name + end))
    .find((path) => existsSync(path) && statSync(path).isFile())
  if (file) return file
  throw new UsageError(`There is no module ${name}.`)
}

async function harnessOf(name) {
  const file = fileOf(name)
  const module = await import(pathToFileURL(file).href).catch((error) => {
    const isTypeScript = /\.m?ts$/.test(file)
    const advice = isTypeScript
      ? ` Node reads JavaScript; for TypeScript install tsx and run: NODE_OPTIONS='--import tsx' npx latchkey-conformance ${name}`
      : ''
    throw new UsageError(
      `${name} cannot be loaded.${advice}\n${error instanceof Error ? error.message : error}`,
    )
  })
  if (typeof module.harness === 'function') return module.harness
  throw new UsageError(`${name} exports no function named harness.\n\n${usage}`)
}

async function run(names) {
  if (names.length !== 1 || names[0].startsWith('-')) throw new UsageError(usage)
  // An unhandled rejection is a failure too. Without this listener it would end the process.
  const unhandled = []
  process.on('unhandledRejection', (error) => unhandled.push(error))
  const harness = await harnessOf(names[0])
  let total = 0
  let failed = 0
  for await (const result of checkConnector(harness)) {
    total += 1
    if (result.failure !== undefined) failed += 1
    console.log(formatClauseResult(result))
  }
  for (const error of unhandled) console.log(`FAIL  a rejection was not handled: ${String(error)}`)
  console.log(`${total - failed} of ${total} clauses pass`)
  return failed + unhandled.length === 0 ? 0 : 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
// Exits even if wallets have left timers or sockets open.
process.exit()
