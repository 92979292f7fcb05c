// Shows a call of the server while no page of it is open, and leads to the table.

self.addEventListener("push", (event) => {
  const { table, title, body } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, data: `/t/${table}` }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
