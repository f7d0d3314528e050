import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from './call.ts';

/** The sign-in form. The session is stored in the product's format. */
export function Login() {
  const navigate = useNavigate();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const tokens = await call('auth/sign-in', { method: 'POST', body: JSON.stringify({ ...fields, token: 'none' }) });
    localStorage.setItem('root', JSON.stringify({ user: { isLoggedIn: true, ...tokens } }));
    navigate('/course');
  }
  return (
    <form onSubmit={handleSubmit}>
      <h1>Login</h1>
      <label>
        User <input name="username" required />
      </label>
      <label>
        Password <input name="password" type="password" required />
      </label>
      <button type="submit">Login</button>
    </form>
  );
}
