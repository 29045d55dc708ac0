import { search } from './match.js'

// Comfort for the guides: copy buttons, search while typing. Everything works without it.

const told = document.querySelector('#told')

/** The lines that a person types: of a terminal's listing those behind the prompt. */
function textToCopy(code) {
  const text = code.textContent
  if (!code.classList.contains('language-console')) return text
  const typed = text.split('\n').filter((line) => line.startsWith('$ '))
  return typed.length > 0 ? `${typed.map((line) => line.slice(2)).join('\n')}\n` : text
}

function addCopyButton(figure) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  let timer
  button.addEventListener('click', async () => {
    const is_done = await navigator.clipboard.writeText(textToCopy(figure.querySelector('code'))).then(
      () => true,
      () => false,
    )
    button.textContent = is_done ? 'Copied' : 'Not allowed'
    told.textContent = is_done ? 'Copied.' : 'The browser does not allow copying here.'
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.textContent = 'Copy'
      told.textContent = ''
    }, 2000)
  })
  figure.querySelector('figcaption').append(button)
}

// Browsers offer the clipboard only on https and on this machine itself.
if (navigator.clipboard) for (const figure of document.querySelectorAll('figure.code')) addCopyButton(figure)

const form = document.querySelector('form.search')
const input = form.querySelector('input')
const hits = document.querySelector('#hits')
let index

const readIndex = () => {
  index ??= fetch('/docs/search-index.json')
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.status))))
    .catch(() => {
      index = undefined
      return []
    })
  return index
}

function hitOf({ url, heading, title, excerpt }) {
  const link = document.createElement('a')
  link.href = url
  const name = document.createElement('strong')
  name.textContent = heading
  const where = document.createElement('span')
  where.className = 'where'
  where.textContent = title
  const text = document.createElement('span')
  text.className = 'excerpt'
  for (const part of excerpt) {
    const piece = part.is_hit ? document.createElement('mark') : document.createElement('span')
    piece.textContent = part.text
    text.append(piece)
  }
  link.append(name, ' ', where, text)
  return link
}

async function showHits() {
  const query = input.value
  const entries = await readIndex()
  if (query !== input.value) return
  const found = search(entries, query)
  hits.replaceChildren(...found.map(hitOf))
  hits.hidden = !query.trim() || entries.length === 0
  if (!hits.hidden && found.length === 0) hits.textContent = 'No guide has this.'
  told.textContent = hits.hidden ? '' : found.length === 1 ? 'One result' : `${found.length || 'No'} results`
}

const closeHits = () => {
  hits.hidden = true
}

input.addEventListener('focus', readIndex, { once: true })
input.addEventListener('input', showHits)

/** Arrows go from the field through the results and back, Escape closes them. */
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !hits.hidden) {
    event.preventDefault()
    closeHits()
    input.focus()
    return
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [input, ...(hits.hidden ? [] : hits.querySelectorAll('a'))]
  const place = stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
  if (place < 0 || place >= stops.length) return
  event.preventDefault()
  stops[place].focus()
})
form.addEventListener('focusout', (event) => {
  if (!form.contains(event.relatedTarget)) closeHits()
})

document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || target.closest('input, textarea, select')) return
  event.preventDefault()
  input.focus()
  input.select()
})

// On a wide screen the list of guides stands open beside the text.
const guides = document.querySelector('details.guides')
const wide = matchMedia('(min-width: 60rem)')
const openWhenWide = () => {
  guides.open = wide.matches
}
wide.addEventListener('change', openWhenWide)
openWhenWide()
