import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CpuProfile } from './inspector.ts'
import { spentByPart } from './parts.ts'

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  ...{ id, children },
  callFrame: { functionName, url },
})

test('busy time counts for the part that asked for the work, and waiting for none', () => {
  const profile: CpuProfile = {
    nodes: [
      node(1, '(root)', '', [2, 3, 6, 9]),
      node(2, '(idle)', ''),
      node(3, 'handler', 'file:///m/server/src/features/case/claims/routes.ts', [4]),
      node(4, 'send', 'file:///m/node_modules/postgres/src/connection.js', [5, 8]),
      node(5, 'writeBuffer', ''),
      node(6, 'onStreamRead', 'node:internal/stream_base_commons', [7]),
      node(7, 'data', 'file:///m/node_modules/@scope/name/index.js'),
      node(8, 'emit', 'node:events'),
      node(9, '(garbage collector)', ''),
    ],
    samples: [2, 3, 4, 5, 6, 7, 8, 9],
    timeDeltas: [1_000, 1, 2, 4, 8, 16, 32, 64],
  }
  assert.deepEqual(spentByPart(profile), [
    { part: 'garbage collector', us: 64 },
    { part: 'postgres', us: 34 },
    { part: '@scope/name', us: 16 },
    { part: 'Node: sockets, HTTP parser', us: 8 },
    { part: 'system calls that write', us: 4 },
    { part: 'ours: features/case', us: 1 },
  ])
})
