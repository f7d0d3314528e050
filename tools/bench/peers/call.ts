/** Sends a request to the product's API with the stored session. */
export async function call(path: string, init: RequestInit = {}) {
  const session = localStorage.getItem('session');
  const response = await fetch(`/v1/${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', ...(session !== null && { Authorization: `Bearer ${session}` }) },
  });
  if (!response.ok) throw Object.assign(new Error(response.statusText), { status: response.status });
  return response.json();
}

/** Signs in and stores the session. */
export async function signIn(username: string, password: string): Promise<void> {
  const body = JSON.stringify({ username, password, token: 'none' });
  const { accessToken } = await call('auth/sign-in', { method: 'POST', body });
  localStorage.setItem('session', accessToken);
}
