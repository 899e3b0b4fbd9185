/** A mistake of who runs the command. Only its message is printed. */
export class UserError extends Error {}
