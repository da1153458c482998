/** Works something out once for each object and name, and has it as long as the object is there. */
export function onceForObject<Source extends object, Made>(make: (source: Source, name: string) => Made) {
  const made = new WeakMap<Source, Map<string, Made>>();
  return (source: Source, name = ''): Made => {
    const ofSource = made.get(source) ?? new Map<string, Made>();
    made.set(source, ofSource);
    const found = ofSource.get(name) ?? make(source, name);
    ofSource.set(name, found);
    return found;
  };
}
