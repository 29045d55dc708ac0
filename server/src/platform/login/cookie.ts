const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Not for scripts, not for other sites, and only for the part of our own that needs it. Browsers keep a secure cookie
 * from plain HTTP; only on the same machine that is allowed, since there nobody listens on the way.
 */
export function loginCookie(public_url: string, path: string) {
  const { protocol, hostname } = new URL(public_url)
  return {
    path,
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: protocol === 'https:' || !LOOPBACK.test(hostname),
  }
}
