import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf } from './device.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

test('a browser is shown by its usual name', () => {
  assert.equal(deviceOf(CHROME), 'Chrome · Linux')
  assert.equal(deviceOf(`${CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0')} Edg/126.0`), 'Edge · Windows')
  assert.equal(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1.15'), 'Safari · macOS')
  assert.equal(deviceOf('Mozilla/5.0 (Android 14; Mobile) Gecko/126.0 Firefox/126.0'), 'Firefox · Android')
})

test('an unknown user agent is shown unchanged', () => {
  assert.equal(deviceOf('curl/8.5.0'), 'curl/8.5.0')
  assert.equal(deviceOf(''), '')
})
