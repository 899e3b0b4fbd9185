// The first step of `npm run release`, before the build: without the address of the repository nothing is published.
import { createRequire } from 'node:module'
import { repositoryRoot, runMain } from './workspace/run-check'

const { placesOf } = createRequire(import.meta.url)('../.pnpmfile.cjs')

await runMain(import.meta.url, () => placesOf(repositoryRoot, undefined, ['publish']))
