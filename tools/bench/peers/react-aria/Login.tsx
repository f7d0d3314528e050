import type { FormEvent } from 'react';
import { Button, FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { signIn } from '../call.ts';

export function Login() {
  const navigate = useNavigate();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    await signIn(String(fields.get('username')), String(fields.get('password')));
    navigate('/course');
  }
  return (
    <Form onSubmit={handleSubmit}>
      <h1>Login</h1>
      <TextField name="username" isRequired>
        <Label>User</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField name="password" type="password" isRequired>
        <Label>Password</Label>
        <Input />
        <FieldError />
      </TextField>
      <Button type="submit">Login</Button>
    </Form>
  );
}
