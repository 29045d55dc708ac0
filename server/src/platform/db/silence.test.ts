import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typesOfMessages } from './silence.ts'

function message(letter: string, bytes: number): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter, 'latin1')
  head.writeUInt32BE(4 + bytes, 1)
  // Filled with what looks like the message that matters.
  return Buffer.concat([head, Buffer.alloc(bytes, 'Z')])
}

test('messages are told apart wherever they are cut', () => {
  const all = Buffer.concat([message('T', 20), message('D', 0), message('Z', 1), message('2', 0), message('Z', 1)])
  for (let size = 1; size <= all.length; size++) {
    let letters = ''
    const read = typesOfMessages((type) => {
      letters += String.fromCharCode(type)
    })
    for (let at = 0; at < all.length; at += size) read(all.subarray(at, at + size))
    assert.equal(letters, 'TDZ2Z', `in pieces of ${size}`)
  }
})
