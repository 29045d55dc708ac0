#!/usr/bin/env node
// Plain JavaScript for Node 20: where that is the default, the Node 24 that `npm ci` brought along takes over.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tellFailed, wantsJson } from '../../scripts/failed.mjs'
import { findNearFilesFast } from '../../scripts/near-files.mjs'
import { isNewEnough, requireNode } from '../../scripts/node-version.mjs'
import { noteRunning } from '../../scripts/running.mjs'

const main = new URL('../src/app/cli/main.ts', import.meta.url)

if (isNewEnough()) {
  module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node-compile', import.meta.url)))
  findNearFilesFast()
  if (process.argv[2] === 'start') noteRunning(fileURLToPath(new URL('../..', import.meta.url)))
  await import(main.href).catch(tellMissing)
} else {
  const node = findBundledNode()
  if (node) handOver(node)
  else requireNode()
}

/** A clone without dependencies, or without some of them. */
function tellMissing(error) {
  const is_start = process.argv.includes('start') && wantsJson()
  if (!is_start || error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  tellFailed({ code: 'not_installed', message: error.message, hint: 'Run "npm ci".' })
  process.exitCode = 1
}

function findBundledNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${system}-${process.arch}/package.json`)
    const node = join(dirname(manifest), 'bin', system === 'win' ? 'node.exe' : 'node')
    return existsSync(node) ? node : undefined
  } catch {
    return undefined
  }
}

function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Passed on, though a terminal tells both: the other side takes two at once for one. This one waits for its last words.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('close', (code, signal) => {
    process.exitCode = code ?? (signal ? 128 : 1)
  })
}
