// The little script of server-rendered pages. Every page works without it.
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  const words = button.innerHTML
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy)
    } catch {
      return
    }
    button.textContent = button.dataset.copied
    setTimeout(() => {
      button.innerHTML = words
    }, 2000)
  })
}

// A phone hands the picture over to its banking app.
for (const button of document.querySelectorAll('button[data-share]')) {
  const name = 'girocode.png'
  const file = (content) => new File([content], name, { type: 'image/png' })
  if (!navigator.canShare?.({ files: [file('')] })) continue
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      const picture = await fetch(button.dataset.share)
      if (picture.ok) await navigator.share({ files: [file(await picture.blob())] })
    } catch {
      // Whoever changes their mind has done nothing wrong.
    }
  })
}

// A second click on a form that is on its way sends nothing.
for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault()
    form.dataset.sent = 'yes'
  })
}
// A page that comes back from the browser's memory can be sent again.
window.addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent
})

// Files take time on a phone: a bar shows how far they are. Where that fails, the browser sends the form itself.
for (const form of document.querySelectorAll('form[enctype="multipart/form-data"]')) {
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !form.querySelector('input[type="file"]')?.files.length) return
    event.preventDefault()
    const bar = document.createElement('progress')
    bar.max = 1
    bar.value = 0
    bar.setAttribute('aria-label', document.activeElement?.textContent ?? '')
    form.append(bar)
    const sending = new XMLHttpRequest()
    sending.open('POST', form.action)
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      bar.value = total ? loaded / total : 0
    })
    sending.addEventListener('load', () => {
      if (sending.status < 400 && sending.responseURL !== form.action) return location.assign(sending.responseURL)
      document.open()
      document.write(sending.responseText)
      document.close()
    })
    sending.addEventListener('error', () => form.submit())
    sending.send(new FormData(form))
  })
}

// Files can be dropped on the form that takes them.
for (const input of document.querySelectorAll('input[type="file"]')) {
  const { form } = input
  for (const kind of ['dragover', 'dragleave', 'drop'])
    form.addEventListener(kind, (event) => {
      event.preventDefault()
      form.classList.toggle('dropping', kind === 'dragover')
      if (kind === 'drop' && event.dataTransfer.files.length) input.files = event.dataTransfer.files
    })
}

// Passkeys: the browser's own forms of question and answer. Where it does not know them, the page offers something else.
const post = (url, body) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  for (const place of document.querySelectorAll('[data-passkey-login]')) {
    const url = place.dataset.passkeyLogin
    const fault = place.querySelector('[role="alert"]')
    const logIn = async () => {
      const asked = await fetch(place.dataset.passkeyOptions, { method: 'POST' })
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON((await asked.json()).data.options)
      const credential = await navigator.credentials.get({ publicKey })
      return (await post(url, { credential: credential.toJSON() })).ok
    }
    place.hidden = false
    place.querySelector('button').addEventListener('click', async () => {
      fault.hidden = true
      const is_in = await logIn().catch(() => false)
      fault.hidden = is_in
      const here = new URLSearchParams(location.search)
      const next = here.get('next') ?? ''
      // Only to a page of this portal; after a password the server checks the same.
      const way_on = new URL(/^\/creditor\/[a-z0-9/?=&_-]+$/i.test(next) ? next : '/creditor', location)
      if (here.has('lang')) way_on.searchParams.set('lang', here.get('lang'))
      if (is_in) location.assign(way_on)
    })
  }
  for (const form of document.querySelectorAll('[data-passkey-new]')) {
    const url = form.dataset.passkeyNew
    const said = (what) => {
      for (const text of form.querySelectorAll('[data-fault]')) text.hidden = text.dataset.fault !== what
      form.querySelector('[role="alert"]').hidden = what === null
      delete form.dataset.sent
    }
    const create = async () => {
      const given = (name) => form.elements.namedItem(name).value
      const asked = await post(`${url}/options`, { current_password: given('current_password') })
      if (asked.status === 429) return said('too_many')
      if (asked.status === 400) return said('wrong_password')
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON((await asked.json()).data.options)
      const credential = await navigator.credentials.create({ publicKey })
      const made = await post(url, { name: given('name'), credential: credential.toJSON() })
      if (!made.ok) return said('failed')
      const { recovery_codes } = (await made.json()).data
      if (!recovery_codes) return location.assign(form.dataset.done)
      const shown = document.querySelector('[data-passkey-codes]')
      shown.querySelector('pre').textContent = recovery_codes.join('\n')
      shown.querySelector('[data-copy]').dataset.copy = recovery_codes.join('\n')
      form.hidden = true
      shown.hidden = false
      shown.querySelector('h2').focus()
    }
    form.hidden = false
    for (const note of document.querySelectorAll('[data-no-passkey]')) note.hidden = true
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      said(null)
      create().catch(() => said('failed'))
    })
  }
}

// What was typed survives a session that ran out. It is forgotten when something was sent, or its writer has left. This
// comes last, since a browser may refuse to keep anything.
const DRAFT = 'draft '
const done = new URLSearchParams(location.search).get('done')
if (done && done !== 'expired')
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key)
// The other fields come back after the login, and in the other language. A tick is given anew.
for (const form of document.querySelectorAll('form[method="post"]:has([name="form_key"])')) {
  const key = DRAFT + new URL(form.action).pathname
  const fields = [...form.elements].filter(
    ({ name, type }) => name && !['hidden', 'password', 'file', 'submit', 'checkbox'].includes(type),
  )
  const typed = new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  sessionStorage.removeItem(key)
  for (const field of fields) {
    if (!typed.has(field.name)) continue
    if (field.type === 'radio') field.checked = field.value === typed.get(field.name)
    else field.value = typed.get(field.name)
  }
  const keep = () => {
    const held = fields.filter(({ type, checked }) => type !== 'radio' || checked)
    sessionStorage.setItem(key, JSON.stringify(held.map(({ name, value }) => [name, value])))
  }
  form.addEventListener('submit', keep)
  form.addEventListener(
    'input',
    () => {
      for (const link of document.querySelectorAll('a[hreflang]')) link.addEventListener('click', keep)
    },
    { once: true },
  )
}
for (const area of document.querySelectorAll('textarea[name]')) {
  const key = `${DRAFT}${location.pathname} ${area.name}`
  area.value ||= sessionStorage.getItem(key) ?? ''
  area.addEventListener('input', () => sessionStorage.setItem(key, area.value))
}
