import { todosContract } from '#contract/todos/todos.ts';

import { implementing } from '../../procedures.ts';
import { addTodo, listOwnTodos, listTodos, removeTodo, setTodoDone } from './todos.ts';

const todos = implementing(todosContract);

export const todosApi = {
  list: todos.list.handler(({ context, input }) => listTodos(context, input.id)),
  add: todos.add.handler(({ context, input }) => addTodo(context, input)),
  done: todos.done.handler(({ context, input }) => setTodoDone(context, input)),
  remove: todos.remove.handler(({ context, input }) => removeTodo(context, input)),
  mine: todos.mine.handler(({ context }) => listOwnTodos(context)),
};
