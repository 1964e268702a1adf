/** A style sheet as text, for what is fetched late and dresses itself (esbuild). */
declare module '*.css' {
  const text: string;
  export default text;
}
