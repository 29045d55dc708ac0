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
